import { describeJourneys } from './support/journeys.ts';

describeJourneys('intl');
