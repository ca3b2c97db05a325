ALTER TABLE "import_run" ADD COLUMN "same_name" text DEFAULT 'skip' NOT NULL;--> statement-breakpoint
ALTER TABLE "import_run" ADD COLUMN "choices" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
update import_run set dry_run = dry_run || '{"questions":{"count":0,"first":[]}}'::jsonb where dry_run is not null;--> statement-breakpoint
-- Keys made of a name and its place dropped digits and every script but Latin, so that one key could be several schools. Without them rows meet
-- institutes by postal code and address, or as a question in the dry run.
delete from institute_key where scheme = 'own' and value ~ '^([a-z]* )?[A-Z]{2}( [a-z]*)?( [0-9]{6})?$';--> statement-breakpoint
delete from import_row where source in ('schools', 'colleges') and key ~ '^own ([a-z]* )?[A-Z]{2}( [a-z]*)?( [0-9]{6})?$';
