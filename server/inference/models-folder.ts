import path from 'node:path';

/** The folder of the models and of their runtime in a data folder. */
export const modelsFolder = (dataFolder: string): string => path.join(dataFolder, 'models');
