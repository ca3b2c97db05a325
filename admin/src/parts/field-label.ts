import { labelIn } from '@pravesh/console-kit/fields/kind'
import { collegeFields, schoolFields } from '@pravesh/contract'
import { inputsOf } from '@pravesh/institute-screens/editor/institute-fields'

/** The declared fields of each kind of institute, as its editor has them. */
export const instituteInputs = { school: inputsOf(schoolFields), college: inputsOf(collegeFields) }

/** The label of an institute's field in its editor. */
export const fieldLabel = (kind: 'school' | 'college', name: string): string => labelIn(instituteInputs[kind], name)
