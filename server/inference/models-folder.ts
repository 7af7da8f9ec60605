import path from 'node:path';

/** Where models, and the runtime that works with them, lie in a data folder. */
export const modelsFolder = (dataFolder: string): string => path.join(dataFolder, 'models');
