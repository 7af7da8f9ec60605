import { describeTools } from './support/tool-journeys.ts';

describeTools('intl', 'en');
