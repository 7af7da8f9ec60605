const number = (value: number) => value.toLocaleString('en');
const tools = (value: number) => (value === 1 ? '1 tool' : `${number(value)} tools`);

export const noEngine = {
  state: 'Not available here yet',
  title: ({ tool }: { tool: string }) => `${tool} needs an AI model`,
  line: 'None is connected here yet; the operator of this studio can add one. What you entered is kept.',
  free: 'No points were charged.',
  instead: ({ tool, points }: { tool: string; points: number }) => `${tool} instead, ${number(points)}`,
  others: 'Tools that work here',
  operator: {
    state: 'No engine',
    title: ({ tool }: { tool: string }) => `Connect an engine for ${tool}`,
    line: 'Any of these unlocks it, along with other tools.',
    key: 'Set a key',
    unlocks: ({ tools: value }: { tools: number }) => `unlocks ${tools(value)}`,
    /** Between two gains. */
    and: ', ',
    options: ({ tools: value }: { tools: number }) => `more options in ${tools(value)}`,
    environment: 'Under Engines in the console, or as an environment variable:',
    only: 'Only operators see this.',
  },
};
