export const accounts = {
  personalStudio: ({ name }: { name: string }) => `${name}’s studio`,
};
