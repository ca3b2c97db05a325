CREATE TABLE "import_change" (
	"run" integer NOT NULL,
	"institute" integer NOT NULL,
	"created" boolean NOT NULL,
	"version" integer NOT NULL,
	"before" jsonb,
	"after" jsonb,
	"keys" jsonb DEFAULT '[]'::jsonb NOT NULL,
	CONSTRAINT "import_change_run_institute_pk" PRIMARY KEY("run","institute")
);
--> statement-breakpoint
CREATE TABLE "import_city" (
	"run" integer NOT NULL,
	"city" integer NOT NULL,
	CONSTRAINT "import_city_run_city_pk" PRIMARY KEY("run","city")
);
--> statement-breakpoint
ALTER TABLE "import_run" ADD COLUMN "revert" jsonb;