import type { WordGroup } from '../word-group.ts'

/** First words of many institutes' names: a query with one names an institute. */
export const brandGroups: readonly WordGroup[] = [
  {
    type: 'brand',
    value: 'brand',
    kinds: ['school', 'college'],
    cost: 0.2,
    phrases: `
      dps; delhi public school; dav; dav public school; ryan international; st xaviers; st xavier;
      st marys; st mary; st josephs; st joseph; don bosco; podar; gd goenka; amity; vibgyor; euro kids;
      kidzee; bal bharati; chinmaya vidyalaya; orchids; narayana; sri chaitanya; allen; vit; srm; lpu;
      bits; doon international; saraswati shishu mandir; saraswati vidya mandir; vidya mandir;
      little flower; holy cross; carmel; loreto; la martiniere; delhi university; डीपीएस;
      दिल्ली विश्वविद्यालय; दिल्ली यूनिवर्सिटी; दिल्ली पब्लिक स्कूल; सेंट जेवियर्स; सरस्वती शिशु मंदिर; डीएवी; montfort; jesus and mary;
      sacred heart; bishop cotton; heritage; oakridge; birla; jain; symbiosis; manipal; christ; loyola;
      stella maris; ramjas; hansraj; hindu college; miranda house
    `,
  },
]
