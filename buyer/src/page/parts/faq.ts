import { buyerFaqEndpoints } from '@pravesh/contract'
import { faqEntity } from '@pravesh/institute-screens/parts/faq'

export const faq = faqEntity(buyerFaqEndpoints)
