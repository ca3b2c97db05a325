import { packet } from '../packet/en.ts'
import { receipt } from '../receipt/en.ts'
import { admission, formSection } from './admission.ts'
import { ads } from './ads.ts'
import { applicationState, nextStep } from './application.ts'
import { chances } from './chances.ts'
import { compare } from './compare.ts'
import { cost } from './cost.ts'
import { counselling } from './counselling.ts'
import { draw } from './draw.ts'
import { embed } from './embed.ts'
import { enquiry } from './enquiry.ts'
import { errors } from './errors.ts'
import { grievance } from './grievance.ts'
import { guardian } from './guardian.ts'
import { guidance } from './guidance.ts'
import { heading } from './heading.ts'
import { home } from './home.ts'
import { info } from './info.ts'
import { institute } from './institute.ts'
import { listing } from './listing.ts'
import { notice } from './notice.ts'
import { openData } from './open-data.ts'
import { points } from './points.ts'
import { refund } from './refund.ts'
import { review } from './review.ts'
import { site } from './site.ts'
import { webhook } from './webhook.ts'

export const en = {
  ...{
    site,
    ads,
    home,
    listing,
    heading,
    info,
    institute,
    chances,
    compare,
    cost,
    counselling,
    guidance,
    guardian,
    enquiry,
    grievance,
    errors,
  },
  ...{
    receipt,
    packet,
    draw,
    points,
    refund,
    review,
    admission,
    formSection,
    applicationState,
    nextStep,
    notice,
    openData,
    embed,
    webhook,
  },
}
