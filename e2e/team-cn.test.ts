import { describeTeams } from './support/teams.ts';

describeTeams('cn');
