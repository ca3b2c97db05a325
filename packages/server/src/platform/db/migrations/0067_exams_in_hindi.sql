ALTER TABLE "exam" ADD COLUMN "name_local" text;--> statement-breakpoint
ALTER TABLE "exam" ADD COLUMN "full_name_local" text;--> statement-breakpoint
ALTER TABLE "exam" ADD COLUMN "body_local" text;--> statement-breakpoint
ALTER TABLE "exam" ADD COLUMN "eligibility_local" text;--> statement-breakpoint
ALTER TABLE "exam" ADD COLUMN "pattern_local" text;--> statement-breakpoint
ALTER TABLE "exam" ADD COLUMN "syllabus_local" text;--> statement-breakpoint
ALTER TABLE "exam" ADD COLUMN "about_local" text;