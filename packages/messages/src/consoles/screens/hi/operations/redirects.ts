import type { redirectTexts as english } from '../../en/operations/redirects.ts'

export const redirectTexts: Record<keyof typeof english, string> = {
  lead: 'किसी रिकॉर्ड का पता बदलने पर पुराना पता उसी तक ले जाता है; हटाए गए रिकॉर्ड के पते पर लिखा आता है कि वह अब नहीं है। यहाँ ऐसे सभी पते हैं।',
  formerAddress: 'पुराना पता',
  leadsTo: 'कहाँ ले जाता है',
  since: 'कब से',
  deletedRecord: 'कहीं नहीं: रिकॉर्ड हटाया जा चुका है',
  ofDeletedRecords: 'हटाए गए रिकॉर्ड के',
  theseAddressesLeadNowhere: 'फिर ये पते कहीं नहीं ले जाएँगे: पुराने लिंक से आने वाले को कोई पन्ना नहीं मिलेगा।',
}
