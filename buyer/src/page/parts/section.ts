import { buyerSectionEndpoints } from '@pravesh/contract'
import { sectionEntity } from '@pravesh/institute-screens/parts/section'

export const section = sectionEntity(buyerSectionEndpoints)
