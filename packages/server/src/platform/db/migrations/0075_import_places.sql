ALTER TABLE "import_run" ADD COLUMN "new_places" text DEFAULT 'add' NOT NULL;--> statement-breakpoint
ALTER TABLE "import_run" ADD COLUMN "places" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
update import_run set dry_run = jsonb_set(dry_run, '{newCities,first}', '[]'::jsonb) where dry_run is not null;
