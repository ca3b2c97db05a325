import { defineMessages } from '../../define-messages.ts'

/** How the page of an institute does, week by week. */
export const figureTexts = defineMessages('figureTexts', {
  period: 'The last {count} weeks, each from Monday in India · as of {time}',
  views: 'Views of your page',
  interest: 'Enquiries and applications',
  decisions: 'Offers',
  replies: 'Hours until a reply',
  enquiries: 'Enquiries',
  applications: 'Applications',
  offered: 'Offered',
  accepted: 'Accepted',
  enrolled: 'Enrolled',
  answered: 'Answered',
  inTime: 'In time',
  median: 'Median hours',
  week: 'Week of',
  soFar: '{week} (so far)',
  noValues: 'Nothing to show for these weeks yet.',
  weekly: 'All numbers by week',
  inTimeOf: '{count} of {due} enquiries were answered in time. {notDue} are not due yet.',
  cityMedian:
    '{count} institutes like yours in your city: half of the answers came within {hours} hours (the last 90 days).',
  noCity:
    'There is no comparison with your city: fewer than {count} institutes there answered 5 enquiries or more in 90 days.',
  noteViews:
    'Views are about how often browsers loaded your page, without robots as far as we know them. They are page loads, not people. A second load by the same browser within half an hour does not count. Browsers from before 2023 are missed.',
  noteNone: '“—” is not 0: views were not counted yet, or fewer than 5 enquiries of the week were answered.',
  noteUnits: 'Spam is left out. Views, enquiries and applications of one week are not of the same families.',
})
