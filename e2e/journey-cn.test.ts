import { describeJourneys } from './support/journeys.ts';

describeJourneys('cn');
