/** Why a script file is not read, within the thread that reads it. */
export class ScriptRefusal extends Error {
  readonly refused: 'script_unreadable' | 'script_without_text' | 'script_file_too_long';

  constructor(refused: ScriptRefusal['refused'], reason: string) {
    super(reason);
    this.refused = refused;
  }
}
