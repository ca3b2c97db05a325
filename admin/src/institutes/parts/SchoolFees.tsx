import { FeesPage } from '@pravesh/institute-screens/fees/FeesPage'

/** Fee tables of a school by class, with their source. */
export const SchoolFees = () => <FeesPage isSourced />
