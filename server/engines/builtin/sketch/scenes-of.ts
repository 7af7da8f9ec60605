/** The scenes of a prompt: each line that is not empty is one. */
export function scenesOf(prompt: string): string[] {
  return prompt
    .split(/\r?\n/u)
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

/** The scene of a candidate: they take turns. */
export function sceneOf(prompt: string, index: number): string {
  const scenes = scenesOf(prompt);
  return scenes[index % Math.max(1, scenes.length)] ?? '';
}
