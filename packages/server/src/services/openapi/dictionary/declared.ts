import { collegeFields, type Declared, schoolFields } from '@pravesh/contract'
import type { Descriptions } from './shared.ts'

/** Sentences of a declaration, by field; those that speak of this record alone by its schemas, and its page's where it is shown. */
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

/** What is said of schools and colleges where they are declared, field by field. */
export const declared: Descriptions = Object.fromEntries(descriptions)
