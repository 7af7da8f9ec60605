/**
 * Keeps the file that a long step makes until the run ends: after a crash it returns the file without calling `make`.
 * `WorkContext.keepFile` is one.
 */
export type KeepFile = (name: string, make: (path: string) => Promise<void>) => Promise<string>;

/** One stage of long work on media: makes a file from the files of the stages before it. */
export interface MediaStage {
  /** To be changed with the content or format of the file. */
  name: string;
  /** Its duration relative to the other stages. */
  weight: number;
  /**
   * @param path of the new file
   * @param earlier paths of the files of the stages before, in their order
   * @param report receives the progress, 0 to 1; may throw to stop
   */
  make(path: string, earlier: readonly string[], report: (share: number) => void): Promise<void>;
}

/**
 * Executes stages one after the other, beginning with the first without a file.
 * @param onProgress receives the overall progress, 0 to 1; may throw to stop
 * @returns the paths of all files, in the order of the stages
 */
export async function runStages(
  stages: readonly MediaStage[],
  keepFile: KeepFile,
  onProgress: (share: number) => void = () => undefined,
): Promise<string[]> {
  const whole = stages.reduce((sum, { weight }) => sum + weight, 0);
  const paths: string[] = [];
  let done = 0;
  for (const { name, weight, make } of stages) {
    const begun = done;
    const report = (share: number) => onProgress((begun + weight * share) / whole);
    paths.push(await keepFile(name, (path) => make(path, [...paths], report)));
    done += weight;
    onProgress(done / whole);
  }
  return paths;
}
