/** @param {string} text @returns {string[]} */
const words = (text) => text.trim().split(/\s+/)

/** Pronouns, prepositions, adverbs, determiners and verb forms. A name of these alone does not describe its value. */
export const functionWords = new Set(
  words(`
    it its itself ours theirs yours own one ones who whom whose what which whatever whoever this that these those such same
    each every either both many most more least some nothing nobody somebody anybody everybody something anything elsewhere
    of by at in on as to for with without within into over about beside besides between among beyond against across
    again twice there here where when why how later soon late early away onward up down out apart ahead almost alone alike
    enough even ever never now then thus yet too also still rather whole plain bare
    told asked said kept shown named known given held taken left chosen sought begun heard meant wanted gone made written typed
    drawn spoken put seen sent standing hanging lasting arriving saying telling asking keeping taking giving going brought thrown
    wrong due like unlike ask asks tell tells say says keep keeps give gives take takes hold holds stand stands go goes come comes
    bring brings let lets is are was were be been has had may might must can could shall will would do does did
    and or not but if unless else than so
  `),
)

/** Names of these words that libraries and SQL use, or that are exact: bounds of cursors, states of a record. */
export const allowedNames = new Set(
  words(`
    from to on off next now then before after first last left right top bottom in out up down all any none and or not is has
    where like between when due done seen sent found can do go let mine theirs isNot isIn notIn asOf goTo oneOf anyOf allOf
    noneOf upTo atLeast atMost sentAt seenAt takeTheirs takeMine notSent unlike asChild this sentTo of at as put with take give
  `),
)

/** Words that have a standard term, with that term. They count anywhere in a name. */
export const avoidedWords = new Map(
  /** @type {[string, string][]} */ ([
    ['told', 'notified, values'],
    ['tell', 'notify, onProgress'],
    ['asked', 'query, request'],
    ['asking', 'request'],
    ['said', 'message, response'],
    ['kept', 'cached, stored'],
    ['fault', 'error'],
    ['faults', 'errors'],
    ['thrown', 'error'],
    ['refuse', 'reject, assert'],
    ['refused', 'rejected'],
    ['refusal', 'rejection, error'],
    ['desk', 'staff'],
    ['homes', 'databases'],
    ['brood', 'children'],
    ['shelf', 'store'],
    ['sow', 'seed'],
    ['sown', 'seeded'],
    ['moment', 'snapshot, timestamp'],
    ['spoken', 'translated'],
    ['standing', 'status'],
    ['hanging', 'dependent'],
    ['stranger', 'anonymous caller'],
    ['newcomer', 'new account'],
    ['squeeze', 'compress'],
    ['furnish', 'seed'],
    ['reckon', 'reconcile'],
    ['clash', 'conflict'],
    ['twin', 'duplicate'],
    ['begun', 'started'],
    ['heard', 'received'],
    ['ears', 'listeners'],
    ['acquaintance', 'match index'],
    ['gazette', 'place index'],
    ['overtaken', 'invalidated'],
    ['fullness', 'completeness'],
    ['sought', 'desired'],
  ]),
)

/** Types that say what something was taken for and not what it is of: `PaymentQuery` says both. */
export const bareTypeNames = new Set(words('Row Query Keys Parts Asked Named Shown Known Standing Kept'))
