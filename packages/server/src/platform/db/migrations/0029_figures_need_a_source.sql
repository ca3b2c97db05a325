-- What institutes are found, ordered and counted by follows from the figures whose source is named: others are as good as not known.
UPDATE school SET admission_opens_on = NULL, admission_closes_on = NULL
WHERE coalesce(admission_opens_on, admission_closes_on) IS NOT NULL AND coalesce(sources -> 'admission', sources -> 'record') IS NULL;
--> statement-breakpoint
UPDATE college SET naac_grade = NULL
WHERE naac_grade IS NOT NULL AND coalesce(sources -> 'naac', sources -> 'record') IS NULL;
--> statement-breakpoint
UPDATE college SET nirf_best = NULL
WHERE nirf_best IS NOT NULL AND coalesce(sources -> 'nirf', sources -> 'record') IS NULL;
--> statement-breakpoint
-- Of the courses of a college, the lowest and highest yearly fee among those that name their source.
UPDATE college SET fee_min = told.lowest, fee_max = told.highest, fee_source = told.source
FROM (
  SELECT silent.college, min(yearly) AS lowest, max(yearly) AS highest, (array_agg(priced.fee_source ORDER BY yearly, priced.position, priced.id))[1] AS source
  FROM (SELECT DISTINCT college FROM college_offer WHERE active AND cardinality(fee_by_year) > 0 AND fee_source IS NULL) AS silent
  LEFT JOIN (
    SELECT id, college, position, fee_source, (SELECT round(avg(fee))::int FROM unnest(fee_by_year) AS fee) AS yearly
    FROM college_offer WHERE active AND cardinality(fee_by_year) > 0 AND fee_source IS NOT NULL
  ) AS priced ON priced.college = silent.college
  GROUP BY silent.college
) AS told
WHERE told.college = college.id;
