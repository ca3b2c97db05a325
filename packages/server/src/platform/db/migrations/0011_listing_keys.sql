-- The orders of a listing, each with all that the filters ask, so that twenty keys are chosen without touching a row.
-- Specializations stay out: a college may have more of them than an index entry can hold.
CREATE INDEX listing_school_popular ON school (popularity DESC, id DESC)
  INCLUDE (state, city, location, boards, school_type, gender, class_from, class_to, mediums, facilities, fee_min, rating, admission_opens_on, admission_closes_on)
  WHERE status = 'published';
--> statement-breakpoint
CREATE INDEX listing_school_of_state ON school (state, popularity DESC, id DESC)
  INCLUDE (city, location, boards, school_type, gender, class_from, class_to, mediums, facilities, fee_min, rating, admission_opens_on, admission_closes_on)
  WHERE status = 'published';
--> statement-breakpoint
CREATE INDEX listing_school_of_city ON school (city, popularity DESC, id DESC)
  INCLUDE (state, location, boards, school_type, gender, class_from, class_to, mediums, facilities, fee_min, rating, admission_opens_on, admission_closes_on)
  WHERE status = 'published';
--> statement-breakpoint
CREATE INDEX listing_school_rated ON school (rating DESC, id DESC)
  INCLUDE (state, city, location, boards, school_type, gender, class_from, class_to, mediums, facilities, fee_min, admission_opens_on, admission_closes_on)
  WHERE status = 'published' AND rating IS NOT NULL;
--> statement-breakpoint
CREATE INDEX listing_school_fee ON school (fee_min, id)
  INCLUDE (state, city, location, boards, school_type, gender, class_from, class_to, mediums, facilities, rating, admission_opens_on, admission_closes_on)
  WHERE status = 'published' AND fee_min IS NOT NULL;
--> statement-breakpoint
CREATE INDEX listing_school_named ON school (name, id)
  INCLUDE (state, city, location, boards, school_type, gender, class_from, class_to, mediums, facilities, fee_min, rating, admission_opens_on, admission_closes_on)
  WHERE status = 'published';
--> statement-breakpoint
CREATE INDEX listing_school_newest ON school (created_at DESC, id DESC)
  INCLUDE (state, city, location, boards, school_type, gender, class_from, class_to, mediums, facilities, fee_min, rating, admission_opens_on, admission_closes_on)
  WHERE status = 'published';
--> statement-breakpoint
CREATE INDEX listing_college_popular ON college (popularity DESC, id DESC)
  INCLUDE (state, city, college_type, ownership, categories, courses, levels, deliveries, exams, naac_grade, nirf_best, fee_min)
  WHERE status = 'published';
--> statement-breakpoint
CREATE INDEX listing_college_of_state ON college (state, popularity DESC, id DESC)
  INCLUDE (city, college_type, ownership, categories, courses, levels, deliveries, exams, naac_grade, nirf_best, fee_min)
  WHERE status = 'published';
--> statement-breakpoint
CREATE INDEX listing_college_of_city ON college (city, popularity DESC, id DESC)
  INCLUDE (state, college_type, ownership, categories, courses, levels, deliveries, exams, naac_grade, nirf_best, fee_min)
  WHERE status = 'published';
--> statement-breakpoint
CREATE INDEX listing_college_rated ON college (rating DESC, id DESC)
  INCLUDE (state, city, college_type, ownership, categories, courses, levels, deliveries, exams, naac_grade, nirf_best, fee_min)
  WHERE status = 'published' AND rating IS NOT NULL;
--> statement-breakpoint
CREATE INDEX listing_college_fee ON college (fee_min, id)
  INCLUDE (state, city, college_type, ownership, categories, courses, levels, deliveries, exams, naac_grade, nirf_best)
  WHERE status = 'published' AND fee_min IS NOT NULL;
--> statement-breakpoint
CREATE INDEX listing_college_ranked ON college (nirf_best, id)
  INCLUDE (state, city, college_type, ownership, categories, courses, levels, deliveries, exams, naac_grade, fee_min)
  WHERE status = 'published' AND nirf_best IS NOT NULL;
--> statement-breakpoint
CREATE INDEX listing_college_named ON college (name, id)
  INCLUDE (state, city, college_type, ownership, categories, courses, levels, deliveries, exams, naac_grade, nirf_best, fee_min)
  WHERE status = 'published';
--> statement-breakpoint
CREATE INDEX listing_college_newest ON college (created_at DESC, id DESC)
  INCLUDE (state, city, college_type, ownership, categories, courses, levels, deliveries, exams, naac_grade, nirf_best, fee_min)
  WHERE status = 'published';
--> statement-breakpoint
CREATE INDEX listing_school_spot ON school (lat, lng) WHERE status = 'published' AND lat IS NOT NULL;
