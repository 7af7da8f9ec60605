/** Limits of a program. */
export interface ProgramLimits {
  /** Time from its start to its end, in milliseconds. */
  wallMs: number;
  /**
   * Processor time of all its processes together, in seconds: a limit that does not depend on how busy the machine is.
   */
  cpuSeconds?: number;
  /** Memory of all its processes together, in bytes. */
  memoryBytes: number;
  /** Size of its standard output, and of each file that it writes, in bytes. */
  outputBytes: number;
}

/** Why a program was ended, or how it ended by itself. */
export type EndReason =
  /** It does not exist, or could not be started. */
  | 'start'
  /** It ended by itself, with a code other than 0 or by a signal. */
  | 'exit'
  | 'time'
  | 'memory'
  /** More processes than any program needs. */
  | 'processes'
  | 'output';

/** The supervisor's one message, before it ends its whole group, itself included. */
export type SupervisorReport =
  | { reason: 'exit'; code: number | null; signal: string | null }
  | { reason: 'start'; detail: string }
  | { reason: 'time' | 'memory' | 'processes' };
