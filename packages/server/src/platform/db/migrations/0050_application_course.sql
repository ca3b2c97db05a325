DROP INDEX "application_open";--> statement-breakpoint
DROP INDEX "shortlist_unique";--> statement-breakpoint
DROP INDEX "cart_item_unique";--> statement-breakpoint
ALTER TABLE "application" ADD COLUMN "course" integer;--> statement-breakpoint
ALTER TABLE "application" ADD COLUMN "specialization" integer;--> statement-breakpoint
ALTER TABLE "shortlist" ADD COLUMN "course" integer;--> statement-breakpoint
ALTER TABLE "shortlist" ADD COLUMN "specialization" integer;--> statement-breakpoint
ALTER TABLE "cart_item" ADD COLUMN "course" integer;--> statement-breakpoint
ALTER TABLE "cart_item" ADD COLUMN "specialization" integer;--> statement-breakpoint
ALTER TABLE "application" ADD CONSTRAINT "application_course_course_id_fk" FOREIGN KEY ("course") REFERENCES "public"."course"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shortlist" ADD CONSTRAINT "shortlist_course_course_id_fk" FOREIGN KEY ("course") REFERENCES "public"."course"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_item" ADD CONSTRAINT "cart_item_course_course_id_fk" FOREIGN KEY ("course") REFERENCES "public"."course"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "application_course" ON "application" USING btree ("course");--> statement-breakpoint
CREATE INDEX "shortlist_course" ON "shortlist" USING btree ("course");--> statement-breakpoint
CREATE INDEX "cart_item_course" ON "cart_item" USING btree ("course");--> statement-breakpoint
CREATE UNIQUE INDEX "application_open" ON "application" USING btree ("account","institute_type","institute_id",coalesce("child", 0),coalesce("course", 0)) WHERE status not in ('declined', 'expired', 'enrolled', 'rejected', 'withdrawn');--> statement-breakpoint
CREATE UNIQUE INDEX "shortlist_unique" ON "shortlist" USING btree ("account","institute_type","institute_id",coalesce("child", 0),coalesce("course", 0));--> statement-breakpoint
CREATE UNIQUE INDEX "cart_item_unique" ON "cart_item" USING btree ("account","institute_type","institute_id","fees_type",coalesce("child", 0),coalesce("course", 0));