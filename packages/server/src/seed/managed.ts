/** How many institutes each login of the demo manages: the first of its kind. */
export const managed = 8
/** So many of them take forms all year, whenever the demo is looked at; the others by their days. */
export const openAllYear = 6
