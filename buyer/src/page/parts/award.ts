import { buyerAwardEndpoints } from '@pravesh/contract'
import { awardEntity } from '@pravesh/institute-screens/parts/award'

export const award = awardEntity('school', buyerAwardEndpoints)
/** Awards of a college, which may be for one of its courses. */
export const collegeAward = awardEntity('college', buyerAwardEndpoints)
