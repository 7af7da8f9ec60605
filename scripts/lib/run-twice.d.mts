/** The part of the runner's JSON report that is read. */
export interface Report {
  testResults: {
    name: string;
    status: string;
    assertionResults: { fullName: string; status: string }[];
  }[];
}
export interface Attempt {
  ok: boolean;
  report: Report | undefined;
}
export function runTwice(
  attempt: (files: string[]) => Promise<Attempt>,
): Promise<{ ok: boolean; passed: number; failed: string[]; recovered: string[] }>;
