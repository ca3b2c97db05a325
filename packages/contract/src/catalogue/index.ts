import type { Entity } from '../entity.ts'
import { accordionContent } from './accordion-content.ts'
import { article } from './article.ts'
import { articleCategory } from './article-category.ts'
import { board } from './board.ts'
import { career, careerCategory } from './career.ts'
import { category } from './category.ts'
import { collegeCity, schoolCity } from './city.ts'
import { collegeType } from './college-type.ts'
import { costOfStudy } from './cost-of-study.ts'
import { country } from './country.ts'
import { course } from './course.ts'
import { courseDelivery } from './course-delivery.ts'
import { courseLevel } from './course-level.ts'
import { emailTemplate } from './email-template.ts'
import { examList } from './exam.ts'
import { examLevel } from './exam-level.ts'
import { collegeFacility, schoolFacility } from './facility.ts'
import { collegeContent, schoolContent } from './listing-content.ts'
import { schoolLocation } from './location.ts'
import { medium } from './medium.ts'
import { placementCompany } from './placement-company.ts'
import { schoolType } from './school-type.ts'
import { searchSynonym } from './search-synonym.ts'
import { specialization } from './specialization.ts'
import { state } from './state.ts'
import { template } from './template.ts'

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
} as const

export type CatalogueKey = keyof typeof catalogue
export const entities: readonly Entity[] = Object.values(catalogue)
/** The entity declared under a name of the wire, if there is one. */
export const findEntity = (name: string): Entity | undefined => entities.find((e) => e.name === name)
