import { EntityCreate } from '@pravesh/console-kit/entity/EntityCreate'
import { partnerEntity } from './partner-entity.ts'

/** Writes an application down, and opens it. */
export const PartnerCreate = () => <EntityCreate entity={partnerEntity} redirect="show" />
