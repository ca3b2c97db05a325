CREATE OR REPLACE FUNCTION listing_college_scopes(college college) RETURNS SETOF text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT scope FROM (
    SELECT ''
    UNION ALL SELECT 'state:' || "college"."state"
    UNION ALL SELECT 'city:' || "college"."city"
    UNION ALL SELECT 'type:' || "college"."college_type"
    UNION ALL SELECT 'ownership:' || "college"."ownership"
    UNION ALL SELECT 'category:' || category_held FROM unnest("college"."categories") AS category_held
    UNION ALL SELECT 'state:' || "college"."state" || ' ' || 'category:' || category_held FROM unnest("college"."categories") AS category_held
  ) AS every (scope) WHERE scope IS NOT NULL
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION listing_college_values(college college) RETURNS TABLE (facet text, value text) LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT * FROM (VALUES
    ('total', ''),
    ('state', ("college"."state")::text),
    ('city', ("college"."city")::text),
    ('type', ("college"."college_type")::text),
    ('ownership', ("college"."ownership")::text),
    ('gender', ("college"."gender")::text),
    ('naac', ("college"."naac_grade")::text),
    ('nirfMax', (('{10,25,50,100,200}'::int[])[width_bucket("college"."nirf_best" - 1, '{10,25,50,100,200}'::int[]) + 1])::text),
    ('feeMax', (('{50000,100000,200000,500000,1000000}'::int[])[width_bucket("college"."fee_min" - 1, '{50000,100000,200000,500000,1000000}'::int[]) + 1])::text)
  ) AS one (facet, value) WHERE value IS NOT NULL
  UNION ALL SELECT 'course', v::text FROM unnest("college"."courses") AS v
  UNION ALL SELECT 'category', v::text FROM unnest("college"."categories") AS v
  UNION ALL SELECT 'level', v::text FROM unnest("college"."levels") AS v
  UNION ALL SELECT 'specialization', v::text FROM unnest("college"."specializations") AS v
  UNION ALL SELECT 'delivery', v::text FROM unnest("college"."deliveries") AS v
  UNION ALL SELECT 'exam', v::text FROM unnest("college"."exams") AS v
  UNION ALL SELECT 'facility', v::text FROM unnest("college"."facilities") AS v
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION listing_college_counted() RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT 'status, state, city, college_type, courses, categories, levels, specializations, deliveries, ownership, gender, exams, naac_grade, nirf_best, fee_min, facilities'
$$;
--> statement-breakpoint
DROP INDEX listing_college_popular;
--> statement-breakpoint
CREATE INDEX listing_college_popular ON college (popularity DESC, id DESC)
  INCLUDE (state, city, college_type, courses, categories, levels, deliveries, ownership, gender, exams, naac_grade, nirf_best, fee_min, facilities)
  WHERE status = 'published';
--> statement-breakpoint
DROP INDEX listing_college_of_state;
--> statement-breakpoint
CREATE INDEX listing_college_of_state ON college (state, popularity DESC, id DESC)
  INCLUDE (city, college_type, courses, categories, levels, deliveries, ownership, gender, exams, naac_grade, nirf_best, fee_min, facilities)
  WHERE status = 'published';
--> statement-breakpoint
DROP INDEX listing_college_of_city;
--> statement-breakpoint
CREATE INDEX listing_college_of_city ON college (city, popularity DESC, id DESC)
  INCLUDE (state, college_type, courses, categories, levels, deliveries, ownership, gender, exams, naac_grade, nirf_best, fee_min, facilities)
  WHERE status = 'published';
--> statement-breakpoint
DROP INDEX listing_college_rated;
--> statement-breakpoint
CREATE INDEX listing_college_rated ON college (rating DESC, id DESC)
  INCLUDE (state, city, college_type, courses, categories, levels, deliveries, ownership, gender, exams, naac_grade, nirf_best, fee_min, facilities)
  WHERE status = 'published' AND rating IS NOT NULL;
--> statement-breakpoint
DROP INDEX listing_college_fee;
--> statement-breakpoint
CREATE INDEX listing_college_fee ON college (fee_min, id)
  INCLUDE (state, city, college_type, courses, categories, levels, deliveries, ownership, gender, exams, naac_grade, nirf_best, facilities)
  WHERE status = 'published' AND fee_min IS NOT NULL;
--> statement-breakpoint
DROP INDEX listing_college_ranked;
--> statement-breakpoint
CREATE INDEX listing_college_ranked ON college (nirf_best, id)
  INCLUDE (state, city, college_type, courses, categories, levels, deliveries, ownership, gender, exams, naac_grade, fee_min, facilities)
  WHERE status = 'published' AND nirf_best IS NOT NULL;
--> statement-breakpoint
DROP INDEX listing_college_named;
--> statement-breakpoint
CREATE INDEX listing_college_named ON college (name, id)
  INCLUDE (state, city, college_type, courses, categories, levels, deliveries, ownership, gender, exams, naac_grade, nirf_best, fee_min, facilities)
  WHERE status = 'published';
--> statement-breakpoint
DROP INDEX listing_college_newest;
--> statement-breakpoint
CREATE INDEX listing_college_newest ON college (created_at DESC, id DESC)
  INCLUDE (state, city, college_type, courses, categories, levels, deliveries, ownership, gender, exams, naac_grade, nirf_best, fee_min, facilities)
  WHERE status = 'published';
--> statement-breakpoint
SELECT listing_recount();
