ALTER TABLE "career" ADD COLUMN "title_local" text;--> statement-breakpoint
ALTER TABLE "career" ADD COLUMN "summary_local" text;--> statement-breakpoint
ALTER TABLE "career" ADD COLUMN "duties_local" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "career" ADD COLUMN "skills_local" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "career" ADD COLUMN "outlook_local" text;--> statement-breakpoint
ALTER TABLE "career_category" ADD COLUMN "category_description_local" text;