-- `order by … desc` puts nulls first; an index that has them last is never walked for it. And administrators' lists are searched by
-- trigrams (decision 032). With 1.5 million schools it takes half a minute, most of it for `school_searched`; writers wait meanwhile.
DROP INDEX "college_aishe";--> statement-breakpoint
DROP INDEX "school_affiliation";--> statement-breakpoint
DROP INDEX "import_run_started";--> statement-breakpoint
DROP INDEX "application_institute";--> statement-breakpoint
DROP INDEX "enquiry_kind";--> statement-breakpoint
DROP INDEX "enquiry_mobile";--> statement-breakpoint
DROP INDEX "enquiry_account";--> statement-breakpoint
DROP INDEX "enquiry_institute";--> statement-breakpoint
DROP INDEX "enquiry_assignee";--> statement-breakpoint
DROP INDEX "college_updated";--> statement-breakpoint
DROP INDEX "college_ranked";--> statement-breakpoint
DROP INDEX "school_admitting";--> statement-breakpoint
DROP INDEX "school_updated";--> statement-breakpoint
DROP INDEX "payment_account";--> statement-breakpoint
DROP INDEX "institute_change_institute";--> statement-breakpoint
DROP INDEX "institute_proposal_institute";--> statement-breakpoint
DROP INDEX "institute_proposal_waiting";--> statement-breakpoint
DROP INDEX "review_institute";--> statement-breakpoint
DROP INDEX "account_suspension_of";--> statement-breakpoint
CREATE INDEX "job_open" ON "job" USING btree ("id" DESC NULLS FIRST) WHERE state <> 'done';--> statement-breakpoint
CREATE INDEX "application_account" ON "application" USING btree ("account","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "application_submitted" ON "application" USING btree ("id" DESC NULLS FIRST) WHERE submitted_at is not null;--> statement-breakpoint
CREATE INDEX "enquiry_status" ON "enquiry" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "enquiry_named" ON "enquiry" USING btree ("name","id");--> statement-breakpoint
CREATE INDEX "enquiry_created" ON "enquiry" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "enquiry_email" ON "enquiry" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "enquiry_searched" ON "enquiry" USING gin ("name" gin_trgm_ops,"reference" gin_trgm_ops,"message" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "college_created" ON "college" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "college_named" ON "college" USING btree ("name","id");--> statement-breakpoint
CREATE INDEX "college_status" ON "college" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "college_state" ON "college" USING btree ("state");--> statement-breakpoint
CREATE INDEX "college_city" ON "college" USING btree ("city");--> statement-breakpoint
CREATE INDEX "college_partner" ON "college" USING btree ("id") WHERE is_partner;--> statement-breakpoint
CREATE INDEX "college_searched" ON "college" USING gin ("name" gin_trgm_ops,"name_local" gin_trgm_ops,"url" gin_trgm_ops,"aishe_code" gin_trgm_ops,"short_name" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "school_created" ON "school" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "school_named" ON "school" USING btree ("name","id");--> statement-breakpoint
CREATE INDEX "school_status" ON "school" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "school_state" ON "school" USING btree ("state");--> statement-breakpoint
CREATE INDEX "school_city" ON "school" USING btree ("city");--> statement-breakpoint
CREATE INDEX "school_partner" ON "school" USING btree ("id") WHERE is_partner;--> statement-breakpoint
CREATE INDEX "school_searched" ON "school" USING gin ("name" gin_trgm_ops,"name_local" gin_trgm_ops,"url" gin_trgm_ops,"affiliation_no" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "payment_application" ON "payment" USING btree ("application");--> statement-breakpoint
CREATE INDEX "student_account_named" ON "student_account" USING btree ("name","id");--> statement-breakpoint
CREATE INDEX "student_account_created" ON "student_account" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "student_account_suspended" ON "student_account" USING btree ("id") WHERE suspended;--> statement-breakpoint
CREATE INDEX "student_account_searched" ON "student_account" USING gin ("name" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "review_account" ON "review" USING btree ("account","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "import_run_started" ON "import_run" USING btree ("started_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "application_institute" ON "application" USING btree ("institute_type","institute_id","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "enquiry_kind" ON "enquiry" USING btree ("kind","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "enquiry_mobile" ON "enquiry" USING btree ("mobile","kind","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "enquiry_account" ON "enquiry" USING btree ("account","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "enquiry_institute" ON "enquiry" USING btree ("institute_type","institute_id","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "enquiry_assignee" ON "enquiry" USING btree ("assignee","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "college_updated" ON "college" USING btree ("updated_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "college_ranked" ON "college" USING btree ("nirf_best","popularity" DESC NULLS FIRST,"id") WHERE status = 'published' and nirf_best is not null;--> statement-breakpoint
CREATE INDEX "school_admitting" ON "school" USING btree ("popularity" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE status = 'published' and (admission_all_year or admission_closes_on is not null);--> statement-breakpoint
CREATE INDEX "school_updated" ON "school" USING btree ("updated_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "payment_account" ON "payment" USING btree ("account","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "institute_change_institute" ON "institute_change" USING btree ("institute_type","institute_id","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "institute_proposal_institute" ON "institute_proposal" USING btree ("institute_type","institute_id","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "institute_proposal_waiting" ON "institute_proposal" USING btree ("id" DESC NULLS FIRST) WHERE status = 'waiting';--> statement-breakpoint
CREATE INDEX "review_institute" ON "review" USING btree ("institute_type","institute_id","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "account_suspension_of" ON "account_suspension" USING btree ("realm","account","id" DESC NULLS FIRST);--> statement-breakpoint
-- Registers bring cities and localities: the declared catalogues that grow.
CREATE INDEX city_searched ON city USING gin (name gin_trgm_ops, district gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX location_searched ON location USING gin (name gin_trgm_ops, pincode gin_trgm_ops);
