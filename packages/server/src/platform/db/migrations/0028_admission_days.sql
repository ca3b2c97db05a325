DROP INDEX "school_admitting";--> statement-breakpoint
ALTER TABLE "college" ADD COLUMN "admission_opens_on" date;--> statement-breakpoint
ALTER TABLE "college" ADD COLUMN "admission_closes_on" date;--> statement-breakpoint
ALTER TABLE "college" ADD COLUMN "admission_all_year" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "college" ADD COLUMN "admission" jsonb;--> statement-breakpoint
ALTER TABLE "school" ADD COLUMN "admission_all_year" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "buyer_institute_institute" ON "buyer_institute" USING btree ("institute");--> statement-breakpoint
CREATE INDEX "school_admitting" ON "school" USING btree ("popularity" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE status = 'published' and (admission_all_year or admission_closes_on is not null);--> statement-breakpoint
UPDATE "school" SET "admission" = "admission" || '{"allYear": false}' WHERE "admission" IS NOT NULL;
