// What `npm run models` starts: node server/operate/models-run.ts [add|check|remove <model> …] [--mirror <address>]
import { offeredModels } from '../engines/offered-models.ts';
import { modelsFolder } from '../inference/models-folder.ts';
import { readSettings } from '../settings.ts';
import { models } from './models.ts';

const { dataFolder, engines } = readSettings(process.env, process.cwd());
const say = (text: string) => process.stdout.write(text);
const folder = modelsFolder(dataFolder);
await models(
  { folder, models: await offeredModels(engines), say, isTerminal: process.stdout.isTTY },
  process.argv.slice(2),
).catch((error: Error) => {
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
});
