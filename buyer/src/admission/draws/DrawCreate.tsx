import { EntityCreate } from '@pravesh/console-kit/entity/EntityCreate'
import { instituteType } from '../../api.ts'
import { drawEntity } from './draw-entity.tsx'

/** The page on which an institute announces a draw of lots. */
export const DrawCreate = () => <EntityCreate entity={drawEntity(instituteType())} />
