CREATE INDEX "contact_read_at" ON "contact_read" USING brin ("read_at");--> statement-breakpoint
CREATE INDEX "enquiry_waiting" ON "enquiry" USING btree ("institute_type","institute_id","created_at") WHERE status in ('new', 'assigned', 'contacted') and deleted_at is null and institute_id is not null;--> statement-breakpoint
CREATE INDEX "enquiry_change_at" ON "enquiry_change" USING brin ("created_at");--> statement-breakpoint
CREATE INDEX "institute_notice_at" ON "institute_notice" USING brin ("created_at");