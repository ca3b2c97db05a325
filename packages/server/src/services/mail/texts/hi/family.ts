import type { MailText } from '../text.ts'

/** Mails to families about questions, applications, draws of lots and payments. */
export const familyMails = {
  'enquiry.received': {
    subject: 'आपका सवाल मिल गया: {{reference}}',
    text: `नमस्ते {{name}},

आपका सवाल {{reference}} हमें मिल गया है। इसे कौन पढ़ेगा: {{readBy}}। {{hours}} घंटों में जवाब मिलना चाहिए।

अगर आपने नहीं पूछा, तो किसी ने अपना पता ग़लत लिखा है: कुछ न कीजिए।

{{link}}`,
  },
  'grievance.received': {
    subject: 'आपकी शिकायत मिल गई: {{reference}}',
    text: `नमस्ते {{name}},

आपकी शिकायत {{reference}} हमें मिल गई है। विषय: {{subject}}। शिकायत अधिकारी को इसे {{by}} तक निपटाना है।

शिकायत कहाँ तक पहुँची, यह उसके नंबर और मोबाइल पर आए कोड से देखिए:

{{link}}

अगर आपने नहीं लिखा, तो किसी ने अपना पता ग़लत लिखा है: कुछ न कीजिए।`,
  },
  'enquiry.answered': {
    subject: '{{institute}} ने आपके सवाल का जवाब दिया है ({{reference}})',
    text: `नमस्ते {{name}},

{{reply}}

{{institute}}

आपने पूछा था: {{question}}

इस तरह के मेल बंद करें: {{stop}}`,
  },
  'application.moved': {
    subject: '{{institute}}: आपका आवेदन {{state}}',
    text: `नमस्ते {{name}},

{{applicant}} के लिए {{institute}} में आपका आवेदन {{state}}।

{{note}}

आगे क्या करना है: {{next}}।

{{link}}

इस तरह के मेल बंद करें: {{stop}}`,
  },
  'application.message': {
    subject: '{{institute}} ने आपके आवेदन के बारे में लिखा',
    text: `नमस्ते {{name}},

{{institute}} ने {{applicant}} के आवेदन के बारे में आपको लिखा:

{{message}}

{{link}}

इस तरह के मेल बंद करें: {{stop}}`,
  },
  'application.lapsing': {
    subject: '{{institute}}: {{day}} तक प्रस्ताव का जवाब दें',
    text: `नमस्ते {{name}},

{{institute}} ने एक सीट का प्रस्ताव दिया है। प्रस्ताव {{day}} को ख़त्म होता है: उससे पहले उसे स्वीकार या अस्वीकार करें।

{{link}}

इस तरह के मेल बंद करें: {{stop}}`,
  },
  'draw.listed': {
    subject: '{{institute}}: लॉटरी {{when}} को',
    text: `नमस्ते {{name}},

{{institute}} में {{applicant}} का आवेदन लॉटरी "{{draw}}" की सूची में है। लॉटरी {{when}} को निकलेगी।

आपका कोड: {{code}}

इस कोड से आप लॉटरी के पेज पर सूची में अपनी पंक्ति देख सकते हैं, अभी भी और लॉटरी के बाद भी। इसे किसी को न बताइए।

{{link}}

इस तरह के मेल बंद करें: {{stop}}`,
  },
  'draw.drawn': {
    subject: '{{institute}}: लॉटरी निकल गई, स्थान {{place}}',
    text: `नमस्ते {{name}},

{{institute}} की लॉटरी "{{draw}}" निकल गई है। {{applicant}} के आवेदन का स्थान: {{place}}।

{{note}}

क्रम को आप लॉटरी के पेज पर ख़ुद जाँच सकते हैं। आपका कोड: {{code}}

{{link}}

इस तरह के मेल बंद करें: {{stop}}`,
  },
  'draw.cancelled': {
    subject: '{{institute}}: लॉटरी रद्द हुई',
    text: `नमस्ते {{name}},

{{institute}} ने लॉटरी "{{draw}}" रद्द कर दी है, जिसमें {{applicant}} का आवेदन शामिल था। कारण:

{{reason}}

इससे आपके आवेदन में कुछ नहीं बदलता।

{{link}}

इस तरह के मेल बंद करें: {{stop}}`,
  },
  'payment.received': {
    subject: 'रसीद {{receipt}}: {{institute}} के लिए {{amount}}',
    text: `नमस्ते {{name}},

{{institute}} में आपके आवेदन के लिए {{amount}} का भुगतान मिल गया है।

रसीद: {{receipt}}
तारीख़: {{date}}

आगे क्या करना है: {{next}}।

{{link}}`,
  },
  'payment.refunded': {
    subject: '{{amount}} आपको लौटाए जा रहे हैं',
    text: `नमस्ते {{name}},

{{institute}} के लिए आपके दिए {{amount}} हमने लौटा दिए हैं। बैंक में दिखने में पाँच से सात कामकाजी दिन लगते हैं।

{{link}}

इस तरह के मेल बंद करें: {{stop}}`,
  },
} satisfies Record<string, MailText>
