// What `npm run models` starts: node server/operate/models-run.ts [add|check|remove <model> …] [--mirror <address>]
import { MODELS } from '../engines/local/models.ts';
import { modelsFolder } from '../inference/models-folder.ts';
import { readSettings } from '../settings.ts';
import { models } from './models.ts';

const { dataFolder } = readSettings(process.env, process.cwd());
const say = (text: string) => process.stdout.write(text);
const folder = modelsFolder(dataFolder);
await models({ folder, models: MODELS, say, isTerminal: process.stdout.isTTY }, process.argv.slice(2)).catch(
  (error: Error) => {
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  },
);
