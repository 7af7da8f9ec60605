import { describeTools } from './support/tool-journeys.ts';

describeTools('cn', 'zh');
