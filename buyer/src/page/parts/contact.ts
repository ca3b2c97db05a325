import { buyerContactEndpoints } from '@pravesh/contract'
import { contactEntity } from '@pravesh/institute-screens/parts/contact'

export const contact = contactEntity(buyerContactEndpoints)
