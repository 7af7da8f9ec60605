import { namedTool } from '../../../generator.static.ts';
import { MEDIA_JOBS } from './samples.ts';

/** The tools of the jobs with media: without the list of all tools. */
export const JOB_TOOLS = MEDIA_JOBS.map(({ tool }) => namedTool(tool));
