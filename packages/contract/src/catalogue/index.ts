import type { Entity } from '../endpoint/entity.ts'
import { costOfStudy } from './courses/cost-of-study.ts'
import { course } from './courses/course.ts'
import { courseDelivery } from './courses/course-delivery.ts'
import { courseLevel } from './courses/course-level.ts'
import { specialization } from './courses/specialization.ts'
import { accordionContent } from './guidance/accordion-content.ts'
import { article } from './guidance/article.ts'
import { articleCategory } from './guidance/article-category.ts'
import { career, careerCategory } from './guidance/career.ts'
import { category } from './guidance/category.ts'
import { counselling } from './guidance/counselling.ts'
import { examList } from './guidance/exam.ts'
import { examLevel } from './guidance/exam-level.ts'
import { refundRule } from './guidance/refund-rule.ts'
import { collegeContent, schoolContent } from './listings/listing-content.ts'
import { searchSynonym } from './listings/search-synonym.ts'
import { board } from './lookups/board.ts'
import { collegeType } from './lookups/college-type.ts'
import { collegeFacility, schoolFacility } from './lookups/facility.ts'
import { medium } from './lookups/medium.ts'
import { placementCompany } from './lookups/placement-company.ts'
import { schoolType } from './lookups/school-type.ts'
import { emailTemplate } from './mails/email-template.ts'
import { template } from './mails/template.ts'
import { collegeCity, schoolCity } from './places/city.ts'
import { country } from './places/country.ts'
import { schoolLocation } from './places/location.ts'
import { state } from './places/state.ts'

/** Every plain catalogue, by export name. A new one is its file, a line here and a line in the server's tables. */
export const catalogue = {
  schoolType,
  country,
  state,
  schoolCity,
  collegeCity,
  schoolLocation,
  collegeType,
  specialization,
  placementCompany,
  category,
  course,
  courseDelivery,
  courseLevel,
  collegeFacility,
  schoolFacility,
  costOfStudy,
  template,
  emailTemplate,
  examList,
  examLevel,
  counselling,
  career,
  careerCategory,
  article,
  articleCategory,
  schoolContent,
  collegeContent,
  accordionContent,
  board,
  medium,
  searchSynonym,
  refundRule,
} as const

export const entities: readonly Entity[] = Object.values(catalogue)
/** The entity declared under a name of the wire, if there is one. */
export const findEntity = (name: string): Entity | undefined => entities.find((e) => e.name === name)
