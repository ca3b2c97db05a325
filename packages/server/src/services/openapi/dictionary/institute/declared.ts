import { collegeFields, type Declared, schoolFields } from '@pravesh/contract'
import type { Descriptions } from '../shared.ts'

/** Descriptions of declared fields; those specific to this record refer to its schemas, and to its page's for published ones. */
const sentences = (record: 'School' | 'College', fields: Declared): [string, string][] =>
  Object.entries(fields).map(([name, { help, helpHere, shown: isPublic }]) => {
    const places = [record, `Own${record}`, ...(isPublic === false ? [] : [`${record}Page`])]
    return [helpHere ? `${places}/${name}` : name, help]
  })
const descriptions = [...sentences('School', schoolFields), ...sentences('College', collegeFields)]
const otherwise = descriptions.filter(([name, help]) =>
  descriptions.some(([other, otherHelp]) => other === name && otherHelp !== help),
)
if (otherwise.length > 0) throw new Error(`A school and a college say differently what ${otherwise[0]?.[0]} means`)

/** Descriptions of schools and colleges from their declarations, field by field. */
export const declared: Descriptions = Object.fromEntries(descriptions)
