ALTER TABLE "course" ADD COLUMN "name_local" text;--> statement-breakpoint
ALTER TABLE "course" ADD COLUMN "about_local" text;