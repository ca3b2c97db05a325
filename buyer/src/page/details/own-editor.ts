import {
  collegeFields,
  type InstituteType,
  type OwnCollege,
  type OwnSchool,
  ownCollegeBody,
  ownSchoolBody,
  schoolFields,
} from '@pravesh/contract'
import { collegeTabsOf, inputsOf, ownFieldsOf, schoolTabsOf } from '@pravesh/institute-screens'

/** An institute as its own account reads it. */
export type OwnInstitute = OwnSchool | OwnCollege

const school = ownFieldsOf(schoolFields)
const college = ownFieldsOf(collegeFields)
const editors = {
  school: { schema: ownSchoolBody, fields: inputsOf(school), tabs: schoolTabsOf(school) },
  college: { schema: ownCollegeBody, fields: inputsOf(college), tabs: collegeTabsOf(college) },
}

/** Schema, fields and tabs of an institute's own editor. */
export const ownEditorOf = (type: InstituteType) => editors[type]
