import { isSame } from '@pravesh/console-kit/form/conflict/conflict-rows'
import type { InstituteType } from '@pravesh/contract'
import { instituteInputs } from '../../parts/field-label.ts'

type Values = Readonly<Record<string, unknown>>
/** Of the record alone: its address, its state of publication, courses, which are parts, and sources, which follow their fields. */
const ownFields: readonly string[] = ['url', 'status', 'publishAt', 'unpublishAt', 'offers', 'sources']

/** Names of the fields in which two institutes differ, in the editor's order. */
export const differingFields = (type: InstituteType, kept: Values, duplicate: Values): string[] =>
  Object.keys(instituteInputs[type]).filter((name) => !ownFields.includes(name) && !isSame(kept[name], duplicate[name]))

/** Fields that only the duplicate has: they are taken over unless somebody decides otherwise. */
export const missingFields = (names: readonly string[], kept: Values): string[] =>
  names.filter((name) => isSame(kept[name], null))
